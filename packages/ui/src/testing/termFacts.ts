import { withoutIsolates } from '../text/wholeText.fixtures';

/** The terms of a description list with their values, as they read in every language. */
export const termFacts = (terms: readonly Element[]) =>
  terms.map((term) => [term.textContent, withoutIsolates(term.nextElementSibling?.textContent)]);
