import styled from 'styled-components';
import { Card } from '../../../../packages/ui/src/components/Card/Card';
import { SelectField } from '../../../../packages/ui/src/components/SelectField/SelectField';
import { languageNames, toDirection } from '../../../../packages/ui/src/text/languages/names';
import { color, fontSize, space } from '../../../../packages/ui/src/tokens';
import { useAddressed } from '../../docs/useAddressed';
import { textChanges } from '../../textChanges';
import { Page } from '../kit/Page';
import { SearchBar } from '../kit/SearchBar';

const languages = Object.entries(languageNames).map(([value, label]) => ({ value, label }));

/** The texts before and after they were edited, by catalogue. */
export function TextChangesPage() {
  const [asked, setLanguage] = useAddressed('kind');
  // Another page's choice may be unknown here.
  const language = asked in textChanges ? asked : 'en';
  const rows = textChanges[language] ?? [];
  const toCatalogue = (key: string) => key.slice(0, key.indexOf('.'));
  const catalogues = [...new Set(rows.map(([key]) => toCatalogue(key)))];
  const inLanguage = { lang: language, dir: toDirection(language) };
  return (
    <Page title="Text changes" lead="Every text that was edited for plain language: before, and now.">
      <SearchBar>
        <SelectField
          label="Language"
          options={languages}
          value={language}
          onChange={(event) => setLanguage(event.target.value)}
        />
        <p role="status">{rows.length} texts changed</p>
      </SearchBar>
      {catalogues.map((name) => (
        <Card key={name} heading={name}>
          <Table>
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">Before</th>
                <th scope="col">Now</th>
              </tr>
            </thead>
            <tbody>
              {rows
                .filter(([key]) => toCatalogue(key) === name)
                .map(([key, before, now]) => (
                  <tr key={key}>
                    <th scope="row">{key.slice(name.length + 1)}</th>
                    <td {...inLanguage}>{before}</td>
                    <td {...inLanguage}>{now}</td>
                  </tr>
                ))}
            </tbody>
          </Table>
        </Card>
      ))}
    </Page>
  );
}

const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  font-size: ${fontSize.small};

  th,
  td {
    padding: ${space[2]};
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: top;
  }

  th {
    color: ${color.inkMuted};
  }
`;
