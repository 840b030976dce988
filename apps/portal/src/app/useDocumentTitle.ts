import { useEffect } from 'react';

const portal = 'Member Portal';

/** Names the document after its screen. */
export function useDocumentTitle(title: string): void {
  useEffect(
    function nameDocument() {
      document.title = `${title} · ${portal}`;
    },
    [title],
  );
}
