import { createHash } from 'node:crypto';
import { settle } from './settle.mjs';

/** How often a snapshot is photographed at most until two pictures after one another are the same. */
const patience = 8;

/** What a picture shows of a page at most, in px: a longer one says nothing more. */
const longest = 4000;

/** Runs in the page: what is drawn, in words and roles, and how much space it takes. */
function read() {
  const visible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const over = [
    ...document.querySelectorAll(
      '[role="dialog"], [role="alertdialog"], [role="menu"], [data-radix-popper-content-wrapper], :popover-open',
    ),
  ].some((element) => visible(element) && getComputedStyle(element).position !== 'static');
  const page = document.documentElement;
  const shown = [
    ...document.querySelectorAll('#storybook-root, body > :not(script, style, #storybook-docs)'),
  ];
  const typed = [...document.querySelectorAll('input, textarea, select')]
    .filter(visible)
    .map((field) => [field.placeholder, field.type === 'password' ? '' : field.value].join('\n'));
  const roles = {};
  const kinds = {
    button: 'button, [role="button"]',
    link: 'a[href]',
    field: 'input, textarea, select, [role="combobox"]',
    heading: 'h1, h2, h3, h4',
    table: 'table, [role="treegrid"], [role="tree"]',
    dialog: '[role="dialog"], [role="alertdialog"]',
    alert: '[role="alert"]',
  };
  for (const [role, selector] of Object.entries(kinds)) {
    const count = [...document.querySelectorAll(selector)].filter(visible).length;
    if (count > 0) roles[role] = count;
  }
  const words = [document.body.innerText, ...typed]
    .join('\n')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim());
  return {
    ...{ over, roles },
    worn: page.dataset.theme,
    words: [...new Set(words)].filter(Boolean),
    height: over ? innerHeight : Math.max(page.scrollHeight, innerHeight),
    // What is wider than the window makes a phone scroll sideways.
    overflows: page.scrollWidth > innerWidth,
    // A toast has its place above the page, and leaves none.
    empty:
      words.every((line) => line === '') &&
      shown.every((element) => element.getBoundingClientRect().height < 2) &&
      !over,
  };
}

/** Runs in the page: the portal's colours are custom properties, so the other theme needs no play. */
async function wear(theme) {
  document.documentElement.dataset.theme = theme;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

const getHash = (picture) => createHash('sha256').update(picture).digest('hex').slice(0, 16);

/** Photographs until two pictures after one another are the same. */
async function exact(session, clip) {
  const options = { format: 'png', optimizeForSpeed: true, clip };
  let before = '';
  for (let turn = 0; turn < patience; turn += 1) {
    const { data } = await session.send('Page.captureScreenshot', options);
    if (data === before) return { data, steady: true };
    before = data;
  }
  return { data: before, steady: false };
}

/**
 * Looks at what a page shows now, in each theme: its picture, and what is drawn in it. For a page that is longer than its
 * window the window is made as long: to photograph beyond it makes it so each time, and charts draw themselves again.
 *
 * @param {{ size: { width: number, height: number }, themes: string[], keep: (hash: string, png: string, width: number) =>
 *   Promise<void> }} how `keep` is given each picture
 */
export async function look(page, session, loads, { size, themes, both, keep }) {
  await settle(page, loads);
  const { height, worn, ...seen } = await page.evaluate(read);
  const clip = { x: 0, y: 0, width: size.width, height: Math.min(height, longest), scale: 1 };
  const isLong = clip.height > size.height;
  if (isLong) {
    await page.setViewportSize({ width: clip.width, height: clip.height });
    await settle(page, loads);
  }
  const shots = {};
  const unsteady = [];
  for (const theme of themes) {
    if (both) await page.evaluate(wear, theme);
    const { data, steady } = await exact(session, clip);
    const hash = getHash(data);
    shots[theme] = [hash, clip.width, clip.height];
    if (!steady) unsteady.push(theme);
    await keep(hash, data, size.width);
  }
  // Whatever comes next settles first.
  if (both) await page.evaluate((theme) => void (document.documentElement.dataset.theme = theme), worn);
  if (isLong) await page.setViewportSize(size);
  return { ...seen, shots, unsteady };
}
