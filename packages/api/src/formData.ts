/**
 * Creates a multipart body from a plain object. An array becomes several parts under one name; undefined and
 * null are skipped. Any other input gives an empty body.
 */
export function formData(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    const parts = (Array.isArray(value) ? value : [value]) as (
      | File
      | string
      | number
      | boolean
      | null
      | undefined
    )[];
    for (const part of parts) {
      if (part instanceof File) form.append(name, part, part.name);
      else if (part !== undefined && part !== null) form.append(name, String(part));
    }
  }
  return form;
}
