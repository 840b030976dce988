import { notFound } from './refusal';

/** Reads the number in an id. An id that no row can have is not found, like one that no row has (T19). */
export function rowId(id: string | number): number {
  const value = Number(id);
  if (!/^\d{1,10}$/.test(String(id)) || value > 2_147_483_647) throw notFound();
  return value;
}
