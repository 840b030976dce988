/** What an operator's portal shows besides its words and colours. */
export interface OperatorBrand {
  /** Address of a square picture in the place of the mark. */
  logo?: string | undefined;
  /** Where visitors find help: `mailto:…` or `https://…`. */
  support?: string | undefined;
  /** The language that the portal speaks, as two letters. Default: `en`. */
  language?: string | undefined;
  /** The languages that it could speak. Fewer than two are no choice, and none is shown. */
  languages?: readonly string[] | undefined;
  /** Called with the language that somebody chose. */
  onLanguageChosen?: ((language: string) => void) | undefined;
}

let shown: OperatorBrand = {};

/** Sets the operator's brand, or a part of it, before anything is drawn. */
export function setBrand(brand: OperatorBrand): void {
  shown = { ...shown, ...brand };
}

/** The operator's brand; empty where the portal is shown as ours. */
export const brand = (): OperatorBrand => shown;
