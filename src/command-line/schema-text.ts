import { toJsonSchema } from '@valibot/to-json-schema';
import {
  bookletDocument,
  consoleDocument,
  maneuverDocument,
  reachDocument,
  viewScreenDocument,
} from '../rules/document/booklet-document.ts';

/** What stands in a booklet many times is said once. */
const DEFINITIONS = {
  maneuver: maneuverDocument,
  viewScreen: viewScreenDocument,
  console: consoleDocument,
  reach: reachDocument,
};

/** `books/booklet.schema.json` as text: what an editor completes and checks a booklet with. */
export const schemaText = (): string =>
  `${JSON.stringify(
    {
      ...toJsonSchema(bookletDocument, { errorMode: 'ignore', definitions: DEFINITIONS }),
      title: 'A Viewscreen booklet',
    },
    null,
    2,
  )}\n`;
