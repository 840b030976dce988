import { defineMessages } from '../defineMessages';
import { sourceNames } from './titles';

/** The sources of bonuses and transactions in the member's language. */
export const sourceTitles = defineMessages('sourceTitles', sourceNames);

const known = new Map(
  Object.entries(sourceNames).map(([key, name]): [string, string] => [
    name,
    sourceTitles[key as keyof typeof sourceNames],
  ]),
);

/** A source's name in the member's language. An unknown one is unchanged. */
export const translateSource = (name: string): string => known.get(name) ?? name;
