import styled from 'styled-components';
import { ListSheet, type ListSlot } from '../../../components/ListFrame/ListSheet';
import { border, color, fontSize, space } from '../../../tokens';
import type { Article } from './article';
import { ArticleItem, type ArticleContext } from './ArticleItem';
import { ArticlePlace } from './ArticlePlace';

interface ArticleListProps extends ListSlot<Article>, ArticleContext {
  /** The article that a link leads to: it is shown and focused once it is there. */
  linkedId?: string | undefined;
  /** `note` is for the short ones: smaller, and closer together. */
  look?: 'story' | 'note';
}

/** `expected` and `lines`: how many articles a window shows, and how long they are as a rule. */
const looks = {
  story: { gap: space[6], title: fontSize.dialog, text: fontSize.title, expected: 4, lines: 3 },
  note: { gap: space[4], title: fontSize.figure, text: fontSize.base, expected: 8, lines: 1 },
} as const;

/** Articles below each other, a hairline between them. */
export function ArticleList({ now, imageBase, linkedId, look = 'story', ...slot }: ArticleListProps) {
  return (
    <ListSheet {...slot} expectedRows={looks[look].expected}>
      {(rows) => (
        <Articles aria-label={slot.caption} $look={look}>
          {typeof rows === 'number'
            ? Array.from({ length: rows }, (_, place) => (
                <li key={place}>
                  <ArticlePlace lines={looks[look].lines} />
                </li>
              ))
            : rows.map((article) => (
                <li key={article.id}>
                  <ArticleItem
                    article={article}
                    now={now}
                    imageBase={imageBase}
                    linked={article.id === linkedId}
                  />
                </li>
              ))}
        </Articles>
      )}
    </ListSheet>
  );
}

/* The articles' columns follow the width of the sheet, not of the window. */
const Articles = styled.ol<{ $look: keyof typeof looks }>`
  --article-gap: ${({ $look }) => looks[$look].gap};
  --article-title: ${({ $look }) => looks[$look].title};
  --article-text: ${({ $look }) => looks[$look].text};
  container-type: inline-size;
  padding: 0;
  list-style: none;

  > li {
    border-block-start: ${border.hair} solid ${color.line};
  }
`;
