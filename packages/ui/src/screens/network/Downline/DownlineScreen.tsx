import { useState } from 'react';
import { DataList } from '../../../components/DataList/DataList';
import { ListFrame } from '../../../components/ListFrame/ListFrame';
import type { PagedList } from '../../../components/ListFrame/pagedList';
import { withdrawTexts } from '../../../text/messages';
import type { DownlineLevel } from './downlineLevel';
import { LevelDialog } from './LevelDialog';
import { levelColumns } from './levelColumns';

export interface DownlineScreenProps {
  /** From the nearest level on; the filter is a level (D97). */
  levels: PagedList<DownlineLevel>;
}

/** Total Downline Business (B §2): the downline by level, and who is in each. */
export function DownlineScreen({ levels }: DownlineScreenProps) {
  const [viewed, setViewed] = useState<DownlineLevel>();
  const columns = levelColumns(setViewed);
  return (
    <>
      <ListFrame
        title="Total Downline Business"
        note="Your team by its distance from you"
        list={levels}
        empty={{
          icon: 'team',
          title: withdrawTexts.noDataForAction,
          reason: 'Levels appear here as soon as somebody joins under you.',
        }}
        nothingMatches="Your team has no such level."
      >
        {(slot) => <DataList {...slot} columns={columns} rowKey={({ id }) => id} />}
      </ListFrame>
      <LevelDialog key={viewed?.id} level={viewed} onClose={() => setViewed(undefined)} />
    </>
  );
}
