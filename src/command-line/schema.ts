import { writeFileSync } from 'node:fs';
import { schemaText } from './schema-text.ts';

/** `npm run schema`: writes books/booklet.schema.json from the one definition of a booklet. */
writeFileSync('books/booklet.schema.json', schemaText());
