import { selectors, type Query } from '../../../apps/portal/e2e/journeys/driver';

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

/** The attribute that marks the last element found, for uploads. */
export const foundMark = 'data-found';

/** Runs in the page. Returns the visible elements of a query; the one at its position is marked and scrolled into view. */
const findInPage = `(query, mark) => {
  const words = (text) => (text ?? '').replace(/[\\u200b-\\u200f\\u2060-\\u2069]/g, '').replace(/\\s+/g, ' ').trim();
  const byIds = (ids) => words(ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
  // WebKitGTK 2.50 crashes when it collects the list that an element's own \`labels\` returns.
  const getLabels = (one) => [...document.querySelectorAll('label')].filter((label) => label.control === one);
  const getName = (one, labels = getLabels(one)) =>
    one.getAttribute('aria-labelledby') ? byIds(one.getAttribute('aria-labelledby')) :
    one.getAttribute('aria-label') ? words(one.getAttribute('aria-label')) :
    labels.length > 0 ? words(labels.map((label) => label.textContent).join(' ')) :
    words(one.getAttribute('alt') ?? one.textContent);
  const isVisible = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== 'hidden';
  const all = ({ selector, name, value, isTop, inside }) => {
    const roots = inside ? all(inside) : [document];
    const fits = (text) => name === undefined || (typeof name === 'string' ? text === name : new RegExp(name.source, name.flags).test(text));
    const those = roots
      .flatMap((root) => [...root.querySelectorAll(selector)])
      .filter((one) => (isVisible(one) || one.type === 'file') && fits(getName(one)) && (value === undefined || one.value === value));
    return isTop ? those.slice(-1) : those;
  };
  const found = all(query);
  document.querySelectorAll('[' + mark + ']').forEach((one) => one.removeAttribute(mark));
  const first = found[query.at];
  if (!first) return [];
  first.setAttribute(mark, '');
  first.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return found.map((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = one === first ? document.elementFromPoint(x, y) : null;
    return {
      ...{ x, y, text: words(one.innerText), name: getName(one), value: one.value ?? '' },
      disabled: one.matches(':disabled,[aria-disabled=true]'),
      busy: one.getAttribute('aria-busy') === 'true',
      reachable: top !== null && (one.contains(top) || getLabels(one).some((label) => label.contains(top))),
    };
  });
}`;

const toWire = ({ role, name, value, at = 0, inside }: Query): object => ({
  ...{ selector: selectors[role], value, at, isTop: role === 'dialog' && name === undefined },
  ...(name !== undefined && {
    name: typeof name === 'string' ? name : { source: name.source, flags: name.flags },
  }),
  ...(inside && { inside: toWire(inside) }),
});

/** Returns the expression that finds a query's elements in a page. */
export const toFindExpression = (query: Query): string =>
  `(${findInPage})(${JSON.stringify(toWire(query))}, '${foundMark}')`;
