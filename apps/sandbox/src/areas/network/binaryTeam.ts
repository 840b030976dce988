import { and, asc, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { memberOperation } from '../../contract/operation';
import { notFound } from '../../contract/refusal';
import { snapshot } from '../../data/database';
import { members, memberTotals } from '../../data/schema/members';
import { pairsOf } from '../../plan/ranks';
import { findInDownline } from './ownDownline';

const above = alias(members, 'above');
const left = alias(members, 'left_user');
const right = alias(members, 'right_user');

/** B §2 Binary Tree: a member of the own downline, then those of its left and right user who exist (D96). */
export const getBinaryTeam = memberOperation(
  async ({ query }: { query: { username?: string } }, { session: { memberId }, services }) =>
    snapshot(services.db, async (db) => {
      const root = await findInDownline(db, memberId, 'binaryPath', query.username);
      if (!root) throw notFound();
      const rows = await db
        .select({
          ...{ parent: members.username, parentname: above.username },
          ...{ leftuser: left.username, rightuser: right.username },
          totals: memberTotals,
        })
        .from(members)
        .innerJoin(memberTotals, eq(memberTotals.memberId, members.id))
        .leftJoin(above, eq(above.id, members.parentId))
        .leftJoin(left, and(eq(left.parentId, members.id), eq(left.leg, 'L')))
        .leftJoin(right, and(eq(right.parentId, members.id), eq(right.leg, 'R')))
        .where(or(eq(members.id, root.id), eq(members.parentId, root.id)))
        .orderBy(sql`${members.id} <> ${root.id}`, asc(members.leg));
      const data = rows.map(({ totals, ...names }) => ({
        ...names,
        ...{ left_total: totals.leftBots, total_right: totals.rightBots, total_matching: pairsOf(totals) },
        ...{ is_paid: totals.isPaid, live_is_paid: totals.liveIsPaid },
      }));
      return { status: true, data };
    }),
);
