declare global {
  /**
   * Replaces our messages with an operator's or another language's. It is set before any messages are
   * defined, or not at all. Without it every text is ours, at no cost (ADR 26).
   */
  var portalWording: (<Own extends object>(name: string, own: Own) => Own) | undefined;
}

/**
 * The texts of one catalogue, as members read them. Another text takes a place by the catalogue's name, which is that
 * of its constant, and the text's key: `withdrawMessages.next`.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const defineMessages = <const Own extends object>(name: string, own: Own): Own => {
  const shown = globalThis.portalWording?.(name, own) ?? own;
  catalogues.set(name, [own, shown]);
  return shown;
};

/** The catalogues so far, by name: as written, and as shown. */
export const catalogues = new Map<string, readonly [own: object, shown: object]>();
