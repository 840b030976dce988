import { portalWords } from '@portal/ui/text/portalWords';
import { useEffect } from 'react';

/** Names the document after its screen. */
export function useDocumentTitle(title: string): void {
  useEffect(
    function nameDocument() {
      document.title = `${title} · ${portalWords.portal}`;
    },
    [title],
  );
}
