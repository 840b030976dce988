import { notFound } from './refusal';

/** Parses the number in an id. An impossible id is not found, like an unused one (T19). */
export function rowId(id: string | number): number {
  const value = Number(id);
  if (!/^\d{1,10}$/.test(String(id)) || value > 2_147_483_647) throw notFound();
  return value;
}
