import bcd, { type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import { getLacking } from './newerCalls';

/** The prefixes by which the oldest browsers know a property: `-webkit-` for `user-select`. */
const getPrefixes = ({ __compat: compat }: Identifier): string[] =>
  compat?.status?.standard_track
    ? getLacking(compat)
        .flatMap((name) => compat.support[name] ?? [])
        .flatMap(({ prefix, version_removed: removed }) => (prefix && !removed ? [prefix] : []))
    : [];

/** Names without a hyphen are also names in scripts. */
const prefixed = Object.entries(bcd.css.properties as Record<string, Identifier>).flatMap(
  ([name, property]) =>
    /\w-/.test(name) ? [...new Set(getPrefixes(property))].map((prefix) => ({ name, prefix })) : [],
);

/** Returns the properties of a text that lack the prefixed property directly before them. */
export const unprefixedIn = (text: string): string[] =>
  prefixed.flatMap(({ name, prefix }) => {
    const bare = new RegExp(`(?<![\\w-])(?<!${prefix}${name}:[^;{}]+;\\s*)${name}:[^;{}]+[;}\`]`);
    return bare.test(text) ? [`${prefix}${name}`] : [];
  });
