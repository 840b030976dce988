import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../data/database';
import { files } from '../data/schema/service';
import type { CleanImage } from './cleanImage';

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

/**
 * Keeps an image in the database, apart from whatever is served as a file, under a name that nobody can guess; answers
 * the name (T11). `ownerId` null makes it public under /images; with an owner, /images does not know it.
 */
export async function keepImage(
  db: Db,
  { type, bytes }: CleanImage,
  ownerId: number | null,
  createdAt: Date,
): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.${endings[type]}`;
  await db.insert(files).values({ name, ownerId, type, bytes, createdAt });
  return name;
}

/** Removes an image that nothing names any more. */
export async function dropImage(db: Db, name: string): Promise<void> {
  await db.delete(files).where(eq(files.name, name));
}
