import { useState, type ReactNode } from 'react';
import { createLazyOverlay } from '../LazyPart/createLazyOverlay';
import { useAmountsHidden } from '../Money/useAmountsHidden';
import type { ExportQuestionProps } from './ExportQuestion';

const ExportQuestion = createLazyOverlay<ExportQuestionProps>(() =>
  import('./ExportQuestion').then((module) => module.ExportQuestion),
);

interface Asking {
  /** Saves the file. While amounts are hidden it asks first. */
  ask: (save: () => void) => void;
  /** The open question, to render anywhere. */
  question: ReactNode;
}

/**
 * Asks before a file with amounts is saved, because the file shows them in full. Hidden amounts are hidden
 * everywhere.
 */
export function useExportQuestion(): Asking {
  const hidden = useAmountsHidden();
  const [asked, setAsked] = useState<{ save: () => void }>();
  const close = () => setAsked(undefined);
  return {
    ask: (next) => (hidden ? setAsked({ save: next }) : next()),
    question: asked && (
      <ExportQuestion
        onConfirm={() => {
          close();
          asked.save();
        }}
        onClose={close}
      />
    ),
  };
}
