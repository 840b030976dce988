import type { Issued } from './codes';
import { codeCoolDown, codesPerDay } from './limits';

const day = 24 * 60 * 60 * 1000;
const most = 10_000;

/** The limits of codes for names that get none, so that they answer like members (T17). */
export interface Strangers {
  ask: (username: string, purpose: string, now: Date) => Issued;
}

/** Remembers the latest `most` names in memory. */
export function createStrangers(): Strangers {
  const asked = new Map<string, { purpose: string; at: number }[]>();
  return {
    ask: (username, purpose, now) => {
      const key = username.toLowerCase();
      const at = now.getTime();
      const recent = (asked.get(key) ?? []).filter((entry) => entry.at > at - day);
      const last = recent.findLast((entry) => entry.purpose === purpose);
      const oldest = recent.at(-codesPerDay);
      const until = Math.max(last ? last.at + codeCoolDown * 1000 : 0, oldest ? oldest.at + day : 0);
      if (until > at) return { wait: Math.ceil((until - at) / 1000) };
      asked.delete(key);
      if (asked.size >= most) asked.delete(asked.keys().next().value ?? key);
      asked.set(key, [...recent, { purpose, at }]);
      return { code: '' };
    },
  };
}
