import { useState } from 'react';
import { Button } from '../../../../components/Button/Button';
import { DataList } from '../../../../components/DataList/DataList';
import { DatedHeading } from '../../../../components/ListContainer/DatedHeading';
import { Pagination } from '../../../../components/Pagination/Pagination';
import type { Remote } from '../../../../remote';
import { documentColumns } from './documentColumns';
import { toDocumentDetail, toDocumentLines } from './documentDetail';
import type { Kyc } from '../kycProgress';
import { kycMessages } from '../messages';

interface DocumentListProps {
  kyc: Remote<Kyc>;
  /** The member starts with the first document. */
  onBegun: () => void;
}

/** Every sent document, newest first, with the reviewer's remarks (A §2). */
export function DocumentList({ kyc, onBegun }: DocumentListProps) {
  const { rows, ...pages } = usePages(kyc.state === 'ready' ? kyc.data.documents : []);
  return (
    <DataList
      caption={kycMessages.list}
      columns={documentColumns}
      detail={toDocumentDetail}
      lines={toDocumentLines}
      rows={kyc.state === 'ready' ? { ...kyc, data: rows } : kyc}
      rowKey={(document) => document.id}
      empty={{
        title: kycMessages.none,
        reason: kycMessages.noneReason,
        icon: 'id',
        // A member who is verified without documents does not need any.
        action: kyc.state === 'ready' && !kyc.data.verified && (
          <Button onClick={onBegun}>{kycMessages.sendFirst}</Button>
        ),
      }}
      expectedRows={3}
      bar={<DatedHeading>{kycMessages.list}</DatedHeading>}
      footer={pages.lastPage > 1 ? <Pagination {...pages} /> : undefined}
    />
  );
}

const perPage = 10;

/** Splits a fully loaded list into pages. A page that no longer exists becomes the last one. */
function usePages<Row>(all: readonly Row[]) {
  const [chosen, setChosen] = useState(1);
  const lastPage = Math.max(1, Math.ceil(all.length / perPage));
  const page = Math.min(chosen, lastPage);
  const start = (page - 1) * perPage;
  const rows = all.slice(start, start + perPage);
  return {
    rows,
    page,
    lastPage,
    from: start + 1,
    to: start + rows.length,
    total: all.length,
    end: page < lastPage ? ('continues' as const) : ('complete' as const),
    onPage: setChosen,
  };
}
