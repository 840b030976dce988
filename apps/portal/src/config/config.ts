/** What stands in `/config.json` (docs/configuration.md). Everything in it is optional. */
export interface Config {
  api?: string;
  images?: string;
  explorers?: { bep20?: string; trc20?: string };
  zone?: string;
  idempotency?: boolean;
  offline?: boolean;
  /** For members who have chosen none (D115). */
  theme?: 'light' | 'dark' | 'system';
  issuer?: string;
  report?: { url?: string; sample?: number; release?: string };
  brand?: Brand;
  /** For members who have chosen none: two letters. */
  language?: string;
  languages?: readonly string[];
  /** Texts in the place of ours, by language and key: `{ "en": { "navigationMessages.support": "Help" } }`. */
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** How an operator looks. */
export interface Brand {
  name?: string;
  /** Address of a square picture that stands in the place of the mark, on the portal's own origin or as `data:`. */
  logo?: string;
  /** `#rrggbb`. Where its contrast is too low, the nearest that can be read is taken. */
  accent?: string;
  /** Where visitors write to: `mailto:…` or `https://…`. */
  support?: string;
  privacy?: string;
  terms?: string;
  /** The tab's icon and the one of the home screen, as addresses like `logo`. */
  icon?: string;
  /** Address of a manifest in the place of ours, for the name and icons of the installed portal. */
  manifest?: string;
}

// Said here once more (packages/ui/src/text/languages), for the build reads the settings too, and imports no package.
const known: readonly unknown[] = ['en', 'hi', 'es', 'ar'];

export const isKnownLanguage = (name: unknown): boolean => known.includes(name);
