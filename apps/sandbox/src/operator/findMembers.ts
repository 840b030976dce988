import { asc, eq, or, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../data/database';
import { members } from '../data/schema/members';

/** A member in the operator's search results. */
export interface Found {
  username: string;
  name: string;
  email: string;
  /** The sponsor's username. The first member has none. */
  sponsor: string | null;
  joinedAt: Date;
  lastLoginAt: Date | null;
}

/** The limit of one search, because a longer list is hard to scan. */
export const mostFound = 20;

const holds = (column: AnyPgColumn, words: string): SQL =>
  sql`position(${words.toLowerCase()} IN lower(${column})) > 0`;

/** Members whose username, name or e-mail contains the text. Usernames that begin with it come first. */
export async function findMembers(db: Db, words: string): Promise<Found[]> {
  const sponsors = alias(members, 'sponsors');
  return db
    .select({
      username: members.username,
      name: members.name,
      email: members.email,
      sponsor: sponsors.username,
      joinedAt: members.createdAt,
      lastLoginAt: members.lastLoginAt,
    })
    .from(members)
    .leftJoin(sponsors, eq(sponsors.id, members.sponsorId))
    .where(or(holds(members.username, words), holds(members.name, words), holds(members.email, words)))
    .orderBy(
      sql`starts_with(lower(${members.username}), ${words.toLowerCase()}) DESC`,
      asc(sql`lower(${members.username})`),
    )
    .limit(mostFound);
}
