import { useState, type ComponentType, type ReactNode } from 'react';
import { LazyModule } from '../LazyPart/LazyModule';
import { useAmountsHidden } from '../Money/useAmountsHidden';
import type { ExportQuestionProps } from './ExportQuestion';

const load = (): Promise<ComponentType<ExportQuestionProps>> =>
  import('./ExportQuestion').then(({ ExportQuestion }) => ExportQuestion);

interface Asking {
  /** Saves the file; while amounts are hidden only after a question. */
  ask: (save: () => void) => void;
  /** The question while it is asked, to be drawn anywhere. */
  question: ReactNode;
}

/** What stands before every file with amounts: it shows them in full, and hiding them is to hide them everywhere. */
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
      // A press after a question that did not load asks for it anew.
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
