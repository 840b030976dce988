import { createContext, useContext, useEffect } from 'react';

/** The names of the form's password, pin and code fields. */
export const SecretsContext = createContext<Set<string> | undefined>(undefined);

/** Marks a field of the surrounding form as a secret, which is never saved. */
export function useSecret(name: string): void {
  const secrets = useContext(SecretsContext);
  useEffect(
    function reportSecret() {
      // Kept after its field unmounts, because the form still has the value.
      secrets?.add(name);
    },
    [secrets, name],
  );
}

/** The input of a form, by field. Texts only, never an image or a code. */
export type Draft = Readonly<Record<string, string>>;

/** Drafts by the name of their form. */
export type Drafts = Readonly<Record<string, Draft>>;

/** The page's forms with input, each with its reader. */
const typed = new Map<string, () => Draft>();
/** By name, because a record has names of its prototype. */
let offered = new Map<string, Draft>();
const waiting = new Set<() => void>();

/** The current input of the page's forms, and the drafts that no form has taken yet. */
export const typedDrafts = (): Drafts => ({
  ...Object.fromEntries(offered),
  ...Object.fromEntries([...typed].map(([name, read]) => [name, read()])),
});

/** Offers each form its earlier input once: now, or when the form mounts. */
export function offerDrafts(drafts: Drafts): void {
  offered = new Map(Object.entries(drafts));
  for (const take of waiting) take();
}

/** Takes the draft offered to a form, which is then removed. */
export function takeDraft(name: string): Draft | undefined {
  const draft = offered.get(name);
  offered.delete(name);
  return draft;
}

/** Calls a form's `take` now and on each offer. Returns a cleanup function. */
export function awaitDraft(take: () => void): () => void {
  take();
  waiting.add(take);
  return () => {
    waiting.delete(take);
  };
}

/** Registers a form with input. Returns a cleanup function. */
export function noteTyped(name: string, read: () => Draft): () => void {
  typed.set(name, read);
  return () => {
    if (typed.get(name) === read) typed.delete(name);
  };
}

/** Offers the input of a form that is being left to its next visit. */
export function keepDraft(name: string): void {
  const draft = typed.get(name)?.();
  if (draft) offered.set(name, draft);
}

/** Whether a form that was left has input. */
export const hasDraft = (name: string): boolean => Object.keys(offered.get(name) ?? {}).length > 0;

/** Forgets a form's input because it was sent, or every form's because the session ended. */
export function dropDrafts(name?: string): void {
  const gone = name === undefined ? [...typed.keys(), ...offered.keys()] : [name];
  for (const one of gone) {
    typed.delete(one);
    takeDraft(one);
  }
}

type Values = Readonly<Record<string, unknown>>;

/** The changed texts of a form, without its secrets. */
export function toDraft(values: Values, start: Values, secrets: ReadonlySet<string>): Draft {
  const isKept = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string' && entry[1] !== start[entry[0]] && !secrets.has(entry[0]);
  return Object.fromEntries(Object.entries(values).filter(isKept));
}
