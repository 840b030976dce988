import { useState } from 'react';
import { DataList } from '../../../components/DataList/DataList';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Pagination } from '../../../components/Pagination/Pagination';
import { formatCount } from '../../../text/format/money';
import { networkTexts } from '../../../text/messages';
import type { DownlineLevel } from './downlineLevel';
import { userColumns } from './userColumns';

interface LevelDialogProps {
  /** Undefined while nobody looks. */
  level: DownlineLevel | undefined;
  onClose: () => void;
}

/** Rows a page: a level may have thousands, and they are all there. */
const pageSize = 20;

/** Who is in a level (B §2). The answer holds them all, so its pages are turned here. */
export function LevelDialog({ level, onClose }: LevelDialogProps) {
  const [page, setPage] = useState(1);
  const users = level?.users ?? [];
  const start = (page - 1) * pageSize;
  const shown = users.slice(start, start + pageSize);
  const unlisted = (level?.userCount ?? 0) - users.length;
  const caption = `${networkTexts.downlineUsersForLevel} ${level?.level ?? ''}`;
  return (
    <Dialog
      open={level !== undefined}
      title={caption}
      {...(unlisted > 0 && { description: `${formatCount(unlisted)} more are not listed.` })}
      room="wide"
      focusOn="dialog"
      onClose={onClose}
    >
      <DataList
        caption={caption}
        columns={userColumns}
        rows={{
          state: 'ready',
          data: shown.map((user, place) => ({ ...user, serial: start + place + 1 })),
        }}
        rowKey={({ serial }) => serial}
        empty={{ icon: 'team', title: networkTexts.noUserFound, reason: 'Nobody stands on this level.' }}
        {...(users.length > pageSize && {
          footer: (
            <Pagination
              page={page}
              lastPage={Math.ceil(users.length / pageSize)}
              from={start + 1}
              to={start + shown.length}
              total={users.length}
              label={caption}
              onPage={setPage}
            />
          ),
        })}
      />
    </Dialog>
  );
}
