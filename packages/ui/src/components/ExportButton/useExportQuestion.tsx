import { useState, type ComponentType, type ReactNode } from 'react';
import { LazyModule } from '../LazyPart/LazyModule';
import { useAmountsHidden } from '../Money/useAmountsHidden';
import type { ExportQuestionProps } from './ExportQuestion';

const load = (): Promise<ComponentType<ExportQuestionProps>> =>
  import('./ExportQuestion').then(({ ExportQuestion }) => ExportQuestion);

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
  const [asked, setAsked] = useState<{ nth: number; save: (() => void) | undefined }>({
    nth: 0,
    save: undefined,
  });
  const { nth, save } = asked;
  const close = () => setAsked({ nth, save: undefined });
  return {
    ask: (next) => (hidden ? setAsked({ nth: nth + 1, save: next }) : next()),
    question: save && (
      // After a failed load the next press loads the question again.
      <LazyModule
        key={nth}
        load={load}
        props={{
          onConfirm: () => {
            close();
            save();
          },
          onClose: close,
        }}
        fallback={null}
        failed={() => null}
      />
    ),
  };
}
