import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm';

/** Whether a row comes after another one in a list, the newest first. The index of the list's order answers it. */
export const isAfter = (
  { createdAt, id }: Record<'createdAt' | 'id', AnyColumn>,
  other: Record<'at' | 'id', Placeholder>,
): SQL => sql`(${createdAt}, ${id}) < (${other.at}::timestamptz, ${other.id}::bigint)`;
