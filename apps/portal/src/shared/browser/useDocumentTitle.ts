import { portalMessages } from '@portal/ui/text/portalMessages';
import { useEffect } from 'react';

/** Names the document after its screen. */
export function useDocumentTitle(title: string): void {
  useEffect(
    function nameDocument() {
      document.title = `${title} · ${portalMessages.portal}`;
    },
    [title],
  );
}
