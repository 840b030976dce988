import { addresses } from '../../../addresses/addresses';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { DataList } from '../../../components/DataList/DataList';
import { Dialog } from '../../../components/Dialog/Dialog';
import { ExportButton } from '../../../components/ExportButton/ExportButton';
import type { ListExport } from '../../../components/ExportButton/ExportCard';
import { ZoneNote } from '../../../components/ListContainer/ZoneNote';
import { Pagination } from '../../../components/Pagination/Pagination';
import { formatCount } from '../../../text/format/money';
import { networkTexts } from '../../../text/messages';
import { SeriesStyle } from '../../../theme/SeriesStyle';
import { teamMessages } from '../Team/messages';
import type { DownlineLevel } from './downlineLevel';
import { toUserLines } from './downlineLines';
import { userColumns } from './userColumns';
import { downlineMessages } from './messages';

interface LevelDialogProps {
  /** Undefined while the dialog is closed. */
  level: DownlineLevel | undefined;
  /** The rest of the level is loading. */
  loading: boolean;
  onWholeLevelOpen: ((level: number) => void) | undefined;
  exporting: ListExport | undefined;
  onClose: () => void;
}

/** Rows on a page, because a level may have thousands and the answer contains them all. */
const pageSize = 20;

/** The members of a level (B §2). The answer contains them all, so the pages are made here. */
export function LevelDialog({ level, loading, onWholeLevelOpen, exporting, onClose }: LevelDialogProps) {
  const [page, setPage] = useState(1);
  const users = level?.users ?? [];
  const start = (page - 1) * pageSize;
  const shown = users.slice(start, start + pageSize);
  const unlisted = (level?.userCount ?? 0) - users.length;
  // Without pages the users that are not listed can't be loaded, so a file would miss them.
  const canExport = exporting && (unlisted <= 0 || level?.hasMore);
  const caption = `${networkTexts.downlineUsersForLevel} ${level?.level ?? ''}`;
  return (
    <Dialog
      open={level !== undefined}
      title={caption}
      description={
        <>
          {unlisted > 0 && `${teamMessages.notListed({ count: formatCount(unlisted) })} `}
          <ZoneNote />
        </>
      }
      size="wide"
      focusOn="dialog"
      onClose={onClose}
    >
      {level?.hasMore && onWholeLevelOpen && (
        <Button size="small" busy={loading} onClick={() => onWholeLevelOpen(level.level)}>
          {teamMessages.listEveryone}
        </Button>
      )}
      <SeriesStyle />
      <DataList
        caption={caption}
        columns={userColumns}
        lines={toUserLines}
        rows={{
          state: 'ready',
          data: shown.map((user, index) => ({ ...user, serial: start + index + 1 })),
        }}
        rowKey={({ serial }) => serial}
        {...(canExport && {
          bar: (
            <End>
              <ExportButton {...exporting} disabled={users.length === 0} />
            </End>
          ),
        })}
        empty={{
          icon: 'team',
          title: networkTexts.noUserFound,
          // A level whose members the server doesn't name is not empty.
          ...(unlisted <= 0 && { reason: downlineMessages.emptyLevel }),
          action: <LinkAlone href={addresses.dashboard}>{nextStepMessages.shareLink}</LinkAlone>,
        }}
        {...(users.length > pageSize && {
          footer: (
            <Pagination
              page={page}
              lastPage={Math.ceil(users.length / pageSize)}
              from={start + 1}
              to={start + shown.length}
              total={users.length}
              end="complete"
              label={caption}
              onPageChange={setPage}
            />
          ),
        })}
      />
    </Dialog>
  );
}

const End = styled.div`
  margin-inline-start: auto;
`;
