/** A bundled OpenAPI document in, one HTML page out; throws when a reference leads nowhere. */
export function referencePage(bundle: unknown): string;
