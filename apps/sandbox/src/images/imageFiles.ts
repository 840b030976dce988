import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../data/database';
import { files } from '../data/schema/service';
import type { CleanImage } from './cleanImage';

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

/**
 * Stores an image in the database under an unguessable name and returns the name (T11). It is separate from static
 * files. A null `ownerId` makes it public under /images, and /images doesn't serve owned images.
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

/** Removes an unreferenced image. */
export async function dropImage(db: Db, name: string): Promise<void> {
  await db.delete(files).where(eq(files.name, name));
}
