import { createHash } from 'node:crypto';

/** How often a frame is photographed at most until two pictures after one another are the same. */
const patience = 8;

/** What a picture shows of a page at most, in px: a longer one says nothing more. */
const longest = 4000;

/** Runs in the page: ends or cancels what moves, and waits until fonts and pictures are there and all is painted. */
async function settle() {
  for (const animation of document.getAnimations()) {
    if (animation.effect.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  await document.fonts.ready;
  // A lazy picture below the fold would never come, and the photograph shows what is below the fold.
  for (const image of document.images) image.loading = 'eager';
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Runs in the page: what is drawn, in words and roles, and how much room it takes. */
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
    words: [...new Set(words)].filter(Boolean),
    height: over ? innerHeight : Math.max(page.scrollHeight, innerHeight),
    // What is wider than the window makes a phone scroll sideways.
    overflows: page.scrollWidth > innerWidth,
    empty: shown.every((element) => element.getBoundingClientRect().height < 2) && !over,
  };
}

/** Runs in the page: the portal's colours are custom properties, so the other theme needs no play. */
async function wear(theme) {
  document.documentElement.dataset.theme = theme;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

const hashOf = (picture) => createHash('sha256').update(picture).digest('hex').slice(0, 16);

/** Photographs until two pictures after one another are the same. */
async function exact(session, clip) {
  const options = { format: 'png', optimizeForSpeed: true, captureBeyondViewport: true, clip };
  let before = '';
  for (let turn = 0; turn < patience; turn += 1) {
    const { data } = await session.send('Page.captureScreenshot', options);
    if (data === before) return { data, steady: true };
    before = data;
  }
  return { data: before, steady: false };
}

/**
 * Looks at what a page shows now, in each theme: its picture, and what is drawn in it.
 *
 * @param {{ size: { width: number, height: number }, themes: string[], keep: (hash: string, png: string, thumb: () =>
 *   Promise<string>) => Promise<void> }} how `keep` is given each picture once, and a smaller one when it wants it
 */
export async function look(page, session, { size, themes, both, keep }) {
  await page.evaluate(settle);
  const { height, ...seen } = await page.evaluate(read);
  const clip = { x: 0, y: 0, width: size.width, height: Math.min(height, longest), scale: 1 };
  const worn = await page.evaluate(() => document.documentElement.dataset.theme);
  const shots = {};
  const unsteady = [];
  for (const theme of themes) {
    if (both) await page.evaluate(wear, theme);
    const { data, steady } = await exact(session, clip);
    const hash = hashOf(data);
    shots[theme] = [hash, clip.width, clip.height];
    if (!steady) unsteady.push(theme);
    await keep(hash, data, async () => {
      const small = { ...clip, scale: size.width < 600 ? 0.75 : 0.5 };
      const options = { format: 'webp', quality: 70, captureBeyondViewport: true, clip: small };
      return (await session.send('Page.captureScreenshot', options)).data;
    });
  }
  if (both) await page.evaluate(wear, worn);
  return { ...seen, shots, unsteady };
}
