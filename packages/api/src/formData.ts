/**
 * A multipart body of a plain object: a File or text each, several values under one name for an array, nothing for
 * undefined and null. Anything but an object gives an empty body.
 */
export function formData(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    const parts = (Array.isArray(value) ? value : [value]) as (
      File | string | number | boolean | null | undefined
    )[];
    for (const part of parts) {
      if (part instanceof File) form.append(name, part, part.name);
      else if (part !== undefined && part !== null) form.append(name, String(part));
    }
  }
  return form;
}
