import { useState } from 'react';
import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { DataList } from '../../../components/DataList/DataList';
import type { ListExport } from '../../../components/ExportButton/ExportCard';
import type { Freshness as Age } from '../../../components/Freshness/freshnessData';
import { Icon } from '../../../components/Icon/Icon';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { ListContainer } from '../../../components/ListContainer/ListContainer';
import { isListEmpty, type PagedList } from '../../../components/ListContainer/pagedList';
import { figureMessages } from '../../../text/figureMessages';
import { withdrawTexts } from '../../../text/messages';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { teamMessages } from '../Team/messages';
import { Sheet } from '../../../components/Card/Card';
import { Money } from '../../../components/Money/Money';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import type { Remote } from '../../../remote';
import { levelBots, levelLive } from '../../../text/figures/listFigures';
import { color, fontSize, fontWeight, radius, space } from '../../../tokens';
import { createLevelBar, type DownlineLevel, getLevelsSum, levelColors } from './downlineLevel';
import { toLevelLines } from './downlineLines';
import { toLevelColumns } from './levelColumns';
import { LevelDialog } from './LevelDialog';
import { downlineMessages } from './messages';

/** What all shown levels invested, with the key to the bars of the rows below. */
const LevelSums = ({ rows }: { rows: Remote<readonly DownlineLevel[]> }) => (
  <Line>
    <p>
      {downlineMessages.investment}{' '}
      <b>
        {rows.state === 'ready' ? (
          <Money figure="levelSums" value={getLevelsSum(rows.data)} />
        ) : (
          <Skeleton inlineSize="6rem" />
        )}
      </b>
    </p>
    <Key>
      <Part $color={levelColors.bot}>{levelBots.title}</Part>
      <Part $color={levelColors.live}>{levelLive.title}</Part>
    </Key>
  </Line>
);

const Line = styled(Sheet).attrs({ $padded: true })`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[5]};
  padding-block: ${space[3]};

  b {
    display: inline-block;
    font-size: ${fontSize.dialog};
    font-weight: ${fontWeight.money};
  }
`;

const Key = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;

const Part = styled.li<{ $color: string }>`
  &::before {
    content: '';
    display: inline-block;
    inline-size: 0.625rem;
    block-size: 0.625rem;
    margin-inline-end: ${space[1.5]};
    border-radius: ${radius.tiny};
    background: ${({ $color }) => $color};
    forced-color-adjust: none;
  }
`;

export interface DownlineScreenProps {
  /** The nearest level comes first. The filter is a level (D97). */
  levels: PagedList<DownlineLevel>;
  /** The age of the figures. Absent where it is unknown. */
  freshness?: Age | undefined;
  /** Saves the levels as a file. */
  exporting?: ListExport;
  /** Saves all users of the last viewed level. Closing its dialog cancels the export. */
  exportingLevel?: ListExport;
  /** A level's dialog was opened. */
  onLevelOpen?: (level: DownlineLevel) => void;
  /** The address of the team list. Absent where the server is known to have no list (D113). */
  listHref?: string | undefined;
  /** All users of a partly listed level were requested. Absent where the server can't return them. */
  onWholeLevelOpen?: (level: number) => void;
  /** The level that is loading. */
  loadingLevel?: number | undefined;
}

/** Total Downline Business (B §2): the downline by level, and the members of each. */
export function DownlineScreen(props: DownlineScreenProps) {
  const {
    levels,
    freshness,
    exporting,
    exportingLevel,
    onLevelOpen,
    listHref,
    onWholeLevelOpen,
    loadingLevel,
  } = props;
  const [chosen, setChosen] = useState<DownlineLevel>();
  // The current version of the level, because more of its users may have loaded.
  const now =
    levels.rows.state === 'ready' ? levels.rows.data.find(({ id }) => id === chosen?.id) : undefined;
  const viewed = chosen && (now ?? chosen);
  const toBar = createLevelBar(levels.rows.state === 'ready' ? levels.rows.data : []);
  const view = (level: DownlineLevel) => {
    setChosen(level);
    onLevelOpen?.(level);
  };
  return (
    <>
      <ListContainer
        title={downlineMessages.totalDownlineBusiness}
        note={downlineMessages.introduction}
        aside={
          listHref !== undefined && (
            <ButtonLink href={listHref} icon={<Icon name="list" />}>
              {teamMessages.teamList}
            </ButtonLink>
          )
        }
        summary={levels.rows.state !== 'failed' && !isListEmpty(levels) && <LevelSums rows={levels.rows} />}
        list={levels}
        freshness={freshness && { what: figureMessages.team, ...freshness }}
        exporting={exporting}
        empty={{
          icon: 'team',
          title: withdrawTexts.noDataForAction,
          reason: downlineMessages.emptyReason,
          action: <LinkAlone href={addresses.dashboard}>{nextStepMessages.shareLink}</LinkAlone>,
        }}
        nothingMatches={downlineMessages.nothingMatches}
      >
        {(slot) => (
          <DataList
            {...slot}
            columns={toLevelColumns(toBar, view)}
            lines={toLevelLines(toBar, view)}
            rowKey={({ id }) => id}
          />
        )}
      </ListContainer>
      <LevelDialog
        key={viewed?.id}
        level={viewed}
        loading={viewed !== undefined && viewed.level === loadingLevel}
        onWholeLevelOpen={onWholeLevelOpen}
        exporting={exportingLevel}
        onClose={() => {
          exportingLevel?.onCancel();
          setChosen(undefined);
        }}
      />
    </>
  );
}
