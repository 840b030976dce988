import { useRef, useState } from 'react';
import { viewMessages } from '../../text/viewMessages';
import { activeValues, type FilterField, type FilterValues } from '../FilterDialog/filterField';
import { Banner } from '../Banner/Banner';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { EmptyState } from '../EmptyState/EmptyState';
import { Stack } from '../Stack/Stack';
import { SaveView } from './SaveView';
import type { SavedView, SavedViews } from './savedViews';
import { ViewList } from './ViewList';

export interface SavedViewsDialogProps {
  views: SavedViews;
  fields: readonly FilterField[];
  /** The list's current filters. */
  filters: FilterValues;
  onSelect: (filters: FilterValues) => void;
  onClose: () => void;
}

/** The result of the last press. */
type Answer = { good: boolean; text: string; undo?: () => void };

/** Saves the current filters under a name, and shows, shares and deletes saved views. */
export function SavedViewsDialog({ views, fields, filters, onSelect, onClose }: SavedViewsDialogProps) {
  const [answer, setAnswer] = useState<Answer>();
  const body = useRef<HTMLDivElement>(null);
  const isFiltered = Object.keys(activeValues(filters)).length > 0;
  const report = (done: boolean, text: string, undo?: () => void) => {
    setAnswer(
      done ? { good: true, text, ...(undo && { undo }) } : { good: false, text: viewMessages.notKept },
    );
    return done;
  };
  const restore = (view: SavedView, at: number) => {
    // The pressed button is removed with the action it undid.
    body.current?.focus();
    report(views.onRestore(view, at), viewMessages.restored({ name: view.name }));
  };
  return (
    <Dialog open title={viewMessages.title} description={viewMessages.note} size="reading" onClose={onClose}>
      <Stack ref={body} tabIndex={-1}>
        {isFiltered && (
          <SaveView
            views={views.all}
            fields={fields}
            filters={filters}
            onType={() => setAnswer(undefined)}
            onSave={(name) => report(views.onSave(name), viewMessages.saved({ name }))}
          />
        )}
        {answer && (
          <Banner
            variant={answer.good ? 'good' : 'bad'}
            icon={answer.good ? 'check' : 'alert'}
            detail={
              answer.undo && (
                <Button size="small" onClick={answer.undo}>
                  {viewMessages.undo}
                </Button>
              )
            }
          >
            {answer.text}
          </Banner>
        )}
        {views.all.length === 0 ? (
          <EmptyState
            title={viewMessages.none}
            icon="bookmark"
            reason={isFiltered ? undefined : viewMessages.filterFirst}
          />
        ) : (
          <>
            {!isFiltered && <p>{viewMessages.filterFirst}</p>}
            <ViewList
              views={views.all}
              fields={fields}
              onSelect={({ filters: chosen }) => onSelect(chosen)}
              onRemove={(view) => {
                const at = views.all.indexOf(view);
                // The pressed button is removed with its line.
                body.current?.focus();
                report(views.onRemove(view.name), viewMessages.removed({ name: view.name }), () =>
                  restore(view, at),
                );
              }}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
