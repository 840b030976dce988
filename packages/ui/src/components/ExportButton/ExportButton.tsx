import { useRef } from 'react';
import styled from 'styled-components';
import { exportMessages } from '../../text/exportMessages';
import { clipped } from '../../theme/hidden';
import { media } from '../../tokens';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { ExportCard, type ListExport } from './ExportCard';
import { useExportQuestion } from './useExportQuestion';
import { useRefs, type ElementProps } from '../elementProps';

export interface ExportButtonProps extends ElementProps<HTMLButtonElement>, ListExport {
  /** The list has no rows to export. */
  disabled?: boolean;
  /** On phones the button is its icon. */
  compact?: boolean;
  /** Default: Export CSV. */
  label?: string;
}

/**
 * Saves a list as a file, after a question while amounts are hidden. The progress is in the window's corner,
 * which keeps the list readable.
 */
export function ExportButton({
  disabled = false,
  compact = false,
  label = exportMessages.exportCsv,
  progress,
  onStart,
  onCancel,
  ...rest
}: ExportButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { ask, question } = useExportQuestion();
  return (
    <>
      <Button
        {...rest}
        ref={useRefs(button, rest.ref)}
        size="small"
        icon={<Icon name="deposit" />}
        busy={progress.state === 'reading'}
        disabled={disabled && progress.state === 'idle'}
        onClick={() => ask(onStart)}
      >
        {compact ? <Word>{label}</Word> : label}
      </Button>
      {question}
      {progress.state !== 'idle' && (
        <ExportCard label={label} button={button} progress={progress} onStart={onStart} onCancel={onCancel} />
      )}
    </>
  );
}

const Word = styled.span`
  ${media.phone} {
    ${clipped}
  }
`;
