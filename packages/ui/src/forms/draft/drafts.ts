/** What was typed into a form, by field. Texts only: an image or a code is never part of it. */
export type Draft = Readonly<Record<string, string>>;

/** Drafts by the name of their form. */
export type Drafts = Readonly<Record<string, Draft>>;

/** The forms of the page in which something is typed, each with what reads it. */
const typed = new Map<string, () => Draft>();
let offered: Drafts = {};
const waiting = new Set<() => void>();

/** What is typed in the forms of the page now, and what was offered and no form has taken yet. */
export const typedDrafts = (): Drafts => ({
  ...offered,
  ...Object.fromEntries([...typed].map(([name, read]) => [name, read()])),
});

/** Gives each form of these names what was typed into it earlier, once: now, or as soon as it stands. */
export function offerDrafts(drafts: Drafts): void {
  offered = drafts;
  for (const take of waiting) take();
}

/** What is offered to a form; from then on it is the form's own. */
export function takeDraft(name: string): Draft | undefined {
  const { [name]: draft, ...others } = offered;
  offered = others;
  return draft;
}

/** Calls a form's `take` now and at each offer; returns what stops that. */
export function awaitDraft(take: () => void): () => void {
  take();
  waiting.add(take);
  return () => {
    waiting.delete(take);
  };
}

/** Notes a form in which something is typed; returns what forgets it. */
export function noteTyped(name: string, read: () => Draft): () => void {
  typed.set(name, read);
  return () => {
    if (typed.get(name) === read) typed.delete(name);
  };
}

type Values = Readonly<Record<string, unknown>>;

/** The texts that were changed in a form, without its secrets. */
export function toDraft(values: Values, start: Values, secrets: ReadonlySet<string>): Draft {
  const isKept = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string' && entry[1] !== start[entry[0]] && !secrets.has(entry[0]);
  return Object.fromEntries(Object.entries(values).filter(isKept));
}
