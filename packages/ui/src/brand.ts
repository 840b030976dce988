/** An operator's brand, apart from its messages and colours. */
export interface OperatorBrand {
  /** URL of a square image that replaces our logo. */
  logo?: string | undefined;
  /** Where visitors find help: `mailto:…` or `https://…`. */
  support?: string | undefined;
  /** Who runs the portal: name and address in one line. */
  issuer?: string | undefined;
  /** The operator's own pages: who runs the portal, where to complain (also `mailto:…`), and what applies. */
  imprint?: string | undefined;
  complaints?: string | undefined;
  privacy?: string | undefined;
  terms?: string | undefined;
  /** The portal's language, as two letters. Default: `en`. */
  language?: string | undefined;
  /** The available languages. With fewer than two the choice is hidden. */
  languages?: readonly string[] | undefined;
  /** Called with the language that the member chose. */
  onLanguageChange?: ((language: string) => void) | undefined;
}

let shown: OperatorBrand = {};

/** Sets the operator's brand, or a part of it, before the first render. */
export function setBrand(brand: OperatorBrand): void {
  shown = { ...shown, ...brand };
}

/** The operator's brand; empty for our own. */
export const brand = (): OperatorBrand => shown;
