/** What a flow looks for: a role and a name as a member sees or hears it. */
export interface Query {
  role: keyof typeof selectors;
  /** The whole name, or a pattern. Any name by default. */
  name?: string | RegExp;
  /** Looks only inside this element. */
  inside?: Query;
}

/** What the page answers about an element. */
export interface Found {
  x: number;
  y: number;
  text: string;
  name: string;
  value: string;
  disabled: boolean;
  busy: boolean;
  /** Whether a press at the point reaches the element. */
  reachable: boolean;
}

const selectors = {
  button: 'button,[role=button],[role=menuitem]',
  link: 'a[href]',
  field: 'input:not([type=hidden]),select,textarea',
  heading: 'h1,h2,h3',
  navigation: 'nav',
  dialog: '[role=dialog],[role=alertdialog],dialog[open]',
  tab: '[role=tab]',
  table: 'table',
  row: 'tbody tr',
  chart: '[role=application]',
  tree: '[role=tree]',
  treeitem: '[role=treeitem]',
  image: 'img',
  status: '[data-toaster] *',
  main: 'main',
} as const;

/** The attribute that marks the last element found, for uploads. */
export const foundMark = 'data-found';

/** Runs in the page. Returns the visible elements of a query; the first is marked and scrolled into view. */
const findInPage = `(query, mark) => {
  const words = (text) => (text ?? '').replace(/[\\u200b-\\u200f\\u2060-\\u2069]/g, '').replace(/\\s+/g, ' ').trim();
  const byIds = (ids) => words(ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
  const nameOf = (one) =>
    one.getAttribute('aria-labelledby') ? byIds(one.getAttribute('aria-labelledby')) :
    one.getAttribute('aria-label') ? words(one.getAttribute('aria-label')) :
    one.labels?.length ? words([...one.labels].map((label) => label.textContent).join(' ')) :
    words(one.getAttribute('alt') ?? one.textContent);
  const isVisible = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== 'hidden';
  const all = ({ selector, name, inside }) => {
    const roots = inside ? all(inside) : [document];
    const fits = (text) => name === undefined || (typeof name === 'string' ? text === name : new RegExp(name.source, name.flags).test(text));
    return roots.flatMap((root) => [...root.querySelectorAll(selector)]).filter((one) => (isVisible(one) || one.type === 'file') && fits(nameOf(one)));
  };
  const found = all(query);
  document.querySelectorAll('[' + mark + ']').forEach((one) => one.removeAttribute(mark));
  const [first] = found;
  if (!first) return [];
  first.setAttribute(mark, '');
  first.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return found.map((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = one === first ? document.elementFromPoint(x, y) : null;
    const labels = [...(one.labels ?? [])];
    return {
      ...{ x, y, text: words(one.innerText), name: nameOf(one), value: one.value ?? '' },
      disabled: one.matches(':disabled,[aria-disabled=true]'),
      busy: one.getAttribute('aria-busy') === 'true',
      reachable: top !== null && (one.contains(top) || labels.some((label) => label.contains(top))),
    };
  });
}`;

const toWire = ({ role, name, inside }: Query): object => ({
  selector: selectors[role],
  ...(name !== undefined && {
    name: typeof name === 'string' ? name : { source: name.source, flags: name.flags },
  }),
  ...(inside && { inside: toWire(inside) }),
});

/** Returns the expression that finds a query's elements in a page. */
export const toFindExpression = (query: Query): string =>
  `(${findInPage})(${JSON.stringify(toWire(query))}, '${foundMark}')`;
