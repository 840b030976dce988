import type { Conditions } from '../choices';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists that belong to a form, not to a member's data. */
const catalogues = /^\/(country|subjects|get-doc-type|available-payment-methods)\b/;

/** The contract's names of people's texts and names. */
const written =
  /^(name|full_name|fullname|username|sponsor|title|subject|message|description|details?|remarks?|content|package|plan|note|from_user|to_user)$/;

const longer = (text: string) =>
  /\s/.test(text.trim())
    ? `${text} ${'and a good deal more than anyone had space for '.repeat(4).trim()}`
    : `${text}${'Bartholomaeus'.repeat(3)}`;

/** Updates the counts of a page with fewer rows. */
const countedAnew = (page: Node, rows: number): Node => ({
  ...page,
  ...('total' in page && { total: rows }),
  ...('last_page' in page && { last_page: 1, current_page: 1, next_page_url: null, prev_page_url: null }),
  ...('to' in page && { from: rows > 0 ? 1 : null, to: rows > 0 ? rows : null }),
  ...('unread_count' in page && { unread_count: Math.min(rows, Number(page.unread_count)) }),
});

function cut(value: unknown, most: number): unknown {
  if (!isNode(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cut(one, most)]));
  if (!Array.isArray(inner.data)) return inner;
  const rows: unknown[] = inner.data.slice(0, most);
  return countedAnew({ ...inner, data: rows }, rows.length);
}

function lengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthen);
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typeof one === 'string' && one !== '' && written.test(name) ? longer(one) : lengthen(one),
    ]),
  );
}

/** Changes a read's response to the number and length of rows that the reviewer wants. `path` is below /api. */
export function shapeData(path: string, body: unknown, data: Conditions['data']): unknown {
  if (data === 'many' || catalogues.test(path)) return body;
  if (data !== 'long') return cut(body, data === 'none' ? 0 : 1);
  // The top-level texts of a response are the server's own.
  return isNode(body)
    ? Object.fromEntries(
        Object.entries(body).map(([name, one]) => [name, typeof one === 'string' ? one : lengthen(one)]),
      )
    : body;
}
