/**
 * A multipart body made from a plain object: a File or a text for each value, several parts under one name for an
 * array, no part for undefined and null. Anything but an object gives an empty body.
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
