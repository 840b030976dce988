import styled from 'styled-components';
import { errorTexts } from '../../text/messages';
import { overlayMessages } from '../../text/overlayMessages';
import { color, fontSize, fontWeight, space } from '../../tokens';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Pagination } from '../Pagination/Pagination';
import { Stack } from '../Stack/Stack';
import type { PagedList } from './pagedList';

interface ListFooterProps {
  /** The list's name, the label of its pagination. */
  caption: string;
  list: Pick<PagedList<unknown>, 'range' | 'failure' | 'onPageChange'>;
}

/** The pagination of a list. The error of a failed page is below it, where it causes no layout shift. */
export function ListFooter({ caption, list: { range, failure, onPageChange } }: ListFooterProps) {
  return (
    <Stack gap={3} bounded>
      {range && <Pagination {...range} label={caption} onPageChange={onPageChange} />}
      {range && range.missing > 0 && (
        <p role="status">{overlayMessages.notShown({ count: range.missing })}</p>
      )}
      {failure && (
        <Failure role="alert">
          <Icon name="alert" />
          <span>{failure.message}</span>
          <Button
            size="small"
            icon={<Icon name="refresh" />}
            busy={failure.retrying}
            onClick={() => failure.onRetry()}
          >
            {errorTexts.tryAgain}
          </Button>
        </Failure>
      )}
    </Stack>
  );
}

const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  color: ${color.bad};
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.strong};

  > span {
    min-inline-size: 0;
    margin-inline-end: ${space[2]};
    overflow-wrap: anywhere;
  }
`;
