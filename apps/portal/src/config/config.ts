import type { Features } from '@portal/portal-core/capabilities/capabilities';

/** A text, or texts by language, as two letters. */
type Spoken = string | Readonly<Record<string, string>>;

/** The contents of `/config.json` (docs/configuration.md). Everything in it is optional. */
export interface Config {
  api?: string;
  images?: string;
  explorers?: { bep20?: string; trc20?: string };
  zone?: string;
  idempotency?: boolean;
  features?: Features;
  offline?: boolean;
  /** The default for members without a choice (D115). */
  theme?: 'light' | 'dark' | 'system';
  issuer?: Spoken;
  /** The statement of the risk wherever a member commits money, its page, and the page of what members earn. */
  risk?: { text?: Spoken; link?: Spoken; income?: Spoken };
  report?: { url?: string; sample?: number; release?: string };
  brand?: Brand;
  /** The default for members without a choice, as two letters. */
  language?: string;
  languages?: readonly string[];
  /** Texts that replace ours, by language and key: `{ "en": { "navigationMessages.support": "Help" } }`. */
  messages?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The operator's appearance. */
export interface Brand {
  name?: string;
  /** Address of a square image that replaces the logo, on the portal's own origin or as `data:`. */
  logo?: string;
  /** `#rrggbb`. A colour with too little contrast is replaced by the nearest readable one. */
  accent?: string;
  /** The visitors' contact: `mailto:…` or `https://…`. */
  support?: string;
  /** Who runs the portal, and where members complain, as `support`. */
  imprint?: string;
  complaints?: string;
  privacy?: string;
  terms?: string;
  /** Icons of the tab and of the home screen, as addresses like `logo`. */
  icon?: string;
  /** Address of a manifest that replaces ours, for the name and icons of the installed portal. */
  manifest?: string;
}

// Duplicates packages/ui/src/text/languages, because the build reads the settings too and imports no package.
const known: readonly unknown[] = ['en', 'hi', 'es', 'ar'];

export const isKnownLanguage = (name: unknown): boolean => known.includes(name);
