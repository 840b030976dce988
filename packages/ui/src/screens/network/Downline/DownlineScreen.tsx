import { useState } from 'react';
import { addresses } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { DataList } from '../../../components/DataList/DataList';
import type { ListExport } from '../../../components/ExportButton/listExport';
import { Freshness } from '../../../components/Freshness/Freshness';
import type { Freshness as Age } from '../../../components/Freshness/freshness';
import { Icon } from '../../../components/Icon/Icon';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { ListFrame } from '../../../components/ListFrame/ListFrame';
import type { PagedList } from '../../../components/ListFrame/pagedList';
import { figureWords } from '../../../text/figureWords';
import { withdrawTexts } from '../../../text/messages';
import { nextStepWords } from '../../../text/nextStepWords';
import { teamWords } from '../Team/teamWords';
import type { DownlineLevel } from './downlineLevel';
import { levelColumns } from './levelColumns';
import { LevelDialog } from './LevelDialog';

export interface DownlineScreenProps {
  /** The nearest level comes first; the filter is a level (D97). */
  levels: PagedList<DownlineLevel>;
  /** How old the figures are; absent where nobody can say. */
  freshness?: Age | undefined;
  /** Saves the levels as a file. */
  exporting?: ListExport;
  /** Saves everybody of the level that was viewed last. Closing its dialog cancels it. */
  exportingLevel?: ListExport;
  /** A level's dialog was opened. */
  onLevelViewed?: (level: DownlineLevel) => void;
  /** The address of the team list; absent where the server is known to have none (D113). */
  listHref?: string | undefined;
  /** Everybody of a level was asked for whose answer lists only the first. Absent where nobody can answer that. */
  onWholeLevel?: (level: number) => void;
  /** The level that is on its way. */
  loadingLevel?: number | undefined;
}

/** Total Downline Business (B §2): the downline by level, and who is in each. */
export function DownlineScreen(props: DownlineScreenProps) {
  const {
    levels,
    freshness,
    exporting,
    exportingLevel,
    onLevelViewed,
    listHref,
    onWholeLevel,
    loadingLevel,
  } = props;
  const [chosen, setChosen] = useState<DownlineLevel>();
  // The level as it is now, because more of its users may have come.
  const now =
    levels.rows.state === 'ready' ? levels.rows.data.find(({ id }) => id === chosen?.id) : undefined;
  const viewed = chosen && (now ?? chosen);
  const columns = levelColumns((level) => {
    setChosen(level);
    onLevelViewed?.(level);
  });
  return (
    <>
      <ListFrame
        title="Total Downline Business"
        note="Your team by its distance from you"
        aside={
          listHref !== undefined && (
            <ButtonLink href={listHref} icon={<Icon name="list" />}>
              {teamWords.teamList}
            </ButtonLink>
          )
        }
        summary={
          freshness && levels.rows.state !== 'failed' && <Freshness what={figureWords.team} {...freshness} />
        }
        list={levels}
        exporting={exporting}
        empty={{
          icon: 'team',
          title: withdrawTexts.noDataForAction,
          reason: 'Levels appear here as soon as somebody joins under you.',
          action: <LinkAlone href={addresses.dashboard}>{nextStepWords.shareLink}</LinkAlone>,
        }}
        nothingMatches="Your team has no such level."
      >
        {(slot) => <DataList {...slot} columns={columns} rowKey={({ id }) => id} />}
      </ListFrame>
      <LevelDialog
        key={viewed?.id}
        level={viewed}
        loading={viewed !== undefined && viewed.level === loadingLevel}
        onWhole={onWholeLevel}
        exporting={exportingLevel}
        onClose={() => {
          exportingLevel?.onCancel();
          setChosen(undefined);
        }}
      />
    </>
  );
}
