import { readKey, tabStore, writeKey, type Store } from './owned/store';

// A session ended with a payment that has no answer. The tab keeps it over a reload, until the member has read it (D112).

const key = 'unanswered_left';

export const hasUnansweredLeft = (store: Store | undefined = tabStore()): boolean =>
  readKey(store, key) !== null;

export function writeUnansweredLeft(isLeft: boolean, store: Store | undefined = tabStore()): void {
  writeKey(store, key, isLeft ? '1' : null);
}
