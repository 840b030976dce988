import type { Issued } from './codes';
import { codeCoolDown, openCodesPerDay } from './limits';

const day = 24 * 60 * 60 * 1000;
const most = 10_000;

/**
 * The limits of codes for whoever has proved nothing. They are kept by name, whether or not it is a member's, so that
 * they tell nobody which it is (T17).
 */
export interface Strangers {
  ask: (username: string, purpose: string, now: Date) => Issued;
  /** Starts anew, as the database does at a reset. */
  clear: () => void;
}

/** Remembers the latest `most` names in memory. */
export function createStrangers(): Strangers {
  const asked = new Map<string, { purpose: string; at: number }[]>();
  return {
    ask: (username, purpose, now) => {
      const key = username.toLowerCase();
      const at = now.getTime();
      const recent = (asked.get(key) ?? []).filter((entry) => entry.at > at - day && entry.at <= at);
      const last = recent.findLast((entry) => entry.purpose === purpose);
      const oldest = recent.at(-openCodesPerDay);
      const until = Math.max(last ? last.at + codeCoolDown * 1000 : 0, oldest ? oldest.at + day : 0);
      if (until > at) return { wait: Math.ceil((until - at) / 1000) };
      asked.delete(key);
      if (asked.size >= most) asked.delete(asked.keys().next().value ?? key);
      asked.set(key, [...recent, { purpose, at }]);
      return { code: '' };
    },
    clear: () => asked.clear(),
  };
}
