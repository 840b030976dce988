/** A bundled OpenAPI document and a style sheet in, one HTML page out; throws when a reference leads nowhere. */
export function referencePage(bundle: unknown, style: string): string;
