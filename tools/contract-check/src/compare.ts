import { isNode } from '@portal/contract/bundle';
import { getKind, isNothing, isWritten, simplify, type Kind } from './written';

// Pure: compares an answer with the screen that was drawn from it.

/** A field that a screen shows, as it shows the contract's example of it. */
export interface ShownField {
  key: string;
  kind: Kind;
  /** The names of the fields next to it, by which its objects are recognized in any envelope. */
  siblings: readonly string[];
}

type Visit = (key: string, value: unknown, parent: Readonly<Record<string, unknown>>) => void;

/** Visits each value of an answer. */
function visitLeaves(body: unknown, visit: Visit): void {
  if (!isNode(body)) return;
  for (const [key, value] of Object.entries(body)) {
    if (!isNode(value) && !Array.isArray(body)) visit(key, value, body);
    visitLeaves(value, visit);
  }
}

/** Fields of an answer that say how it went or where its pages are. */
const envelope =
  /^(?:status|success|message|msg|code|total|count|current_page|per_page|last_page|from|to|path)$|_url$/;

/** The texts and numbers of an answer that are worth showing. */
export function listTexts(body: unknown): unknown[] {
  const found: unknown[] = [];
  visitLeaves(body, (key, value) => {
    if (!envelope.test(key) && getKind(value) !== undefined) found.push(value);
  });
  return found;
}

/**
 * The fields of an example whose values are on the screen that was drawn from it. A value that `others` have in another
 * field too doesn't tell which of them is shown.
 */
export function listShownFields(
  example: unknown,
  text: string,
  others: ReadonlyMap<string, unknown>,
): ShownField[] {
  const screen = simplify(text);
  const keys = new Map<string, Set<string>>();
  for (const [call, body] of others)
    visitLeaves(body, (key, value) => {
      const name = simplify(String(value));
      keys.set(name, (keys.get(name) ?? new Set()).add(`${call} ${key}`));
    });
  const found = new Map<string, ShownField>();
  visitLeaves(example, (key, value, parent) => {
    const kind = getKind(value);
    const isOwn = (keys.get(simplify(String(value)))?.size ?? 1) === 1;
    if (kind !== undefined && isOwn && !found.has(key) && isWritten(value, kind, screen))
      found.set(key, { key, kind, siblings: Object.keys(parent).filter((one) => one !== key) });
  });
  return [...found.values()];
}

export interface Compared {
  key: string;
  /** How many values were sent, and how many of them the screen shows. */
  sent: number;
  shown: number;
  /** How many objects have no such field. */
  without: number;
  /** The first value that isn't shown. */
  hidden: unknown;
}

/** Finds the objects that a field belongs to: those with most of the fields next to it. */
function listOwners(body: unknown, { siblings }: ShownField): Record<string, unknown>[] {
  if (!isNode(body)) return [];
  const inner = Object.values(body).flatMap((one) => listOwners(one, { siblings } as ShownField));
  const known = Array.isArray(body) ? 0 : siblings.filter((name) => name in body).length;
  return known > 0 && known * 2 >= siblings.length ? [body, ...inner] : inner;
}

/** Compares each value of a field with the screen. */
export function compareField(body: unknown, field: ShownField, text: string): Compared {
  const screen = simplify(text);
  const owners = listOwners(body, field);
  const values: unknown[] = [];
  visitLeaves(body, (key, value, parent) => {
    const isOwned = owners.length === 0 || owners.includes(parent);
    if (key === field.key && isOwned && !isNothing(value)) values.push(value);
  });
  const hidden = values.filter((value) => !isWritten(value, field.kind, screen));
  const without = owners.filter((owner) => !(field.key in owner)).length;
  return {
    key: field.key,
    sent: values.length,
    shown: values.length - hidden.length,
    without,
    hidden: hidden[0],
  };
}
