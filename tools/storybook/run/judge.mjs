/**
 * Runs in the page: what is drawn, in words and roles, and what is wrong with it.
 *
 * @returns {{ words: string[]; roles: Record<string, number>; busy: string[]; isEmpty: boolean; overflow: number }}
 */
export function readCanvas() {
  const visible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = (selector) => [...document.querySelectorAll(selector)].filter(visible);
  const page = document.documentElement;
  const typed = all('input, textarea, select').map((field) =>
    [field.placeholder, field.type === 'password' ? '' : field.value].join('\n'),
  );
  const words = [document.body.innerText, ...typed]
    .join('\n')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  const kinds = {
    button: 'button, [role="button"]',
    link: 'a[href]',
    field: 'input, textarea, select, [role="combobox"]',
    heading: 'h1, h2, h3, h4',
    table: 'table, [role="treegrid"], [role="tree"]',
    dialog: '[role="dialog"], [role="alertdialog"]',
    alert: '[role="alert"]',
  };
  const roles = Object.entries(kinds).map(([role, selector]) => [role, all(selector).length]);
  const drawn = all('#storybook-root *, [role="dialog"], :popover-open, img, svg');
  return {
    words: [...new Set(words)],
    roles: Object.fromEntries(roles.filter(([, count]) => count > 0)),
    busy: all('[aria-busy="true"]:not(button, [role="row"], [role="treeitem"])').map(
      (block) => block.innerText.trim().slice(0, 60) || block.localName,
    ),
    isEmpty: words.length === 0 && !drawn.some((element) => element.getBoundingClientRect().height > 1),
    overflow: page.scrollWidth - page.clientWidth,
  };
}

/** Runs in the page: whether its story has ended, by itself or by an error. */
export function isFinished() {
  const phase = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase;
  return ['finished', 'errored', 'aborted'].includes(phase) || document.body.matches('.sb-show-errordisplay');
}

/**
 * Runs in the page: the errors that Storybook announced on its channel.
 *
 * @returns {string[]}
 */
export function readErrors() {
  const events = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
  const told = [...events, 'unhandledErrorsWhilePlaying'].flatMap(
    (event) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.last(event) ?? [],
  );
  return told.flat().map((error) => error?.message ?? error?.description ?? String(error));
}

/**
 * The faults of one snapshot.
 *
 * @param {{ name: string; isBilled?: boolean; caption?: string }} story whose name says whether it may be busy; one that only tests may end in any picture
 * @param {ReturnType<typeof readCanvas>} canvas
 * @param {readonly string[]} errors thrown, or written to the console
 */
export function getFaults({ name, isBilled = true, caption }, { busy, isEmpty, overflow }, errors) {
  const looks = isBilled || caption !== undefined;
  return {
    ...(errors.length > 0 && {
      fails: [...new Set(errors)].map((text) => text.split('\n')[0].slice(0, 300)),
    }),
    ...(looks && busy.length > 0 && !/Loading|Refreshing|Syncing/.test(name) && { busy }),
    ...(looks && isEmpty && { empty: ['nothing is drawn'] }),
    ...(looks && overflow > 0 && { overflows: [`${overflow} px wider than its window`] }),
  };
}

/**
 * Runs in the page: what axe found wrong with the story, each rule with the first element. Empty where it didn't run.
 *
 * @returns {string[]}
 */
export function readViolations() {
  const [finished] = globalThis.__STORYBOOK_ADDONS_CHANNEL__.last('storyFinished') ?? [];
  const reports = (finished?.reporters ?? []).filter(({ type }) => type === 'a11y');
  return reports
    .flatMap(({ result }) => result?.violations ?? [])
    .map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.target.join(' ')})`);
}
