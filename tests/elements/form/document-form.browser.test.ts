import { expect, fixture, html } from '@open-wc/testing';
import { LitElement } from 'lit';
import type { TemplateResult } from 'lit';
import { DocumentForm } from '../../../src/elements/form/document-form.ts';
import type { DocumentKind } from '../../../src/elements/form/draft.ts';
import { Drafting, broughtIn } from '../../../src/elements/form/draft.ts';
import { ToldFaults, fieldFaults } from '../../../src/elements/form/field-faults.ts';
import fieldStyles from '../../../src/elements/form/form-field.css?inline';
import { isTree, read, shown, valueAt } from '../../../src/elements/form/typed.ts';
import { styled } from '../../../src/elements/common/styled.ts';
import type { Said } from '../../../src/elements/common/say.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import { bookletDocument } from '../../../src/rules/document/booklet-document.ts';
import { sure } from '../../../src/rules/sure.ts';
import { problemText } from '../../../src/rules/words/finding-words.ts';
import { expectAccessible } from '../../axe.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { forgetDrafts, loadAnew, loadDrafts } from '../drafts.ts';
import { rifleman, text } from '../parts.ts';
import { tableWith } from '../table.ts';
import { until } from '../until.ts';

/** Five fields of a booklet, of every shape that a field has. */
const FIELDS = {
  'mech.name': 'Name',
  'mech.tonnage': 'Weight',
  'statCard.maneuvers.0.colour': 'Color of its first maneuver',
  'figure.jets': 'Jets',
  'consoles.24.36': '36 on 24',
};
const PATHS = Object.keys(FIELDS);

const BOOKLETS: DocumentKind = {
  schema: bookletDocument,
  blank: {},
  fits: (typed) => PATHS.every((path) => shown(valueAt(typed, path)) !== null),
  opened: (file) => (isTree(file) && BOOKLETS.fits(file) ? file : null),
  filed: (typed) => read(bookletDocument, typed),
};

class CoverForm extends DocumentForm {
  static override styles = styled(fieldStyles);
  override readonly schema = bookletDocument;

  override render(): TemplateResult {
    return html`<form>
      ${this.why('')} ${Object.entries(FIELDS).map(([path, label]) => this.field(path, { label }))}
      ${this.why('consoles')}
    </form>`;
  }
}
customElements.define('cover-form', CoverForm);

/** A stage with nothing but a form over a booklet. */
class CoverStage extends LitElement {
  readonly telling = new ToldFaults();
  readonly drafting = new Drafting(
    this,
    BOOKLETS,
    () => 'booklet-rfl-3n',
    (kept) => this.drafting.open(kept ?? broughtIn(BOOKLETS, JSON.stringify(rifleman.document))),
  );

  override render(): TemplateResult {
    const { draft, file, isHere } = this.drafting;
    const parsed = parseBooklet(JSON.parse(file));
    const wrong = (parsed.ok ? [] : parsed.faults).map((finding) => ({
      keys: finding.place.in === 'document' ? finding.place.keys : [],
      words: problemText(finding),
    }));
    return html`${
      isHere
        ? html`<cover-form
            .typed=${draft.typed}
            .faults=${this.telling.told(fieldFaults(wrong, new Set([...PATHS, 'consoles'])))}
            @document-typed=${({ detail }: Said<'document-typed'>) =>
              this.drafting.write({ ...draft, typed: detail.typed })}
            @field-left=${({ detail }: Said<'field-left'>) => {
              this.telling.leave(detail.field);
              this.requestUpdate();
            }}
          ></cover-form>`
        : ''
    }`;
  }
}
customElements.define('cover-stage', CoverStage);

const stageOf = async (): Promise<CoverStage> => {
  const stage: CoverStage = await fixture(html`<cover-stage></cover-stage>`, {
    parentNode: tableWith({ drafts: loadDrafts }),
  });
  await until(() => stage.renderRoot.querySelector('cover-form') !== null);
  return stage;
};
const form = (stage: CoverStage): CoverForm =>
  sure(stage.renderRoot.querySelector<CoverForm>('cover-form'));
const field = (stage: CoverStage, path: string): HTMLInputElement | HTMLSelectElement =>
  sure(form(stage).renderRoot.querySelector(`[name="${path}"]`));
const type = async (stage: CoverStage, path: string, value: string): Promise<void> => {
  const into = field(stage, path);
  into.value = value;
  into.dispatchEvent(new Event(into instanceof HTMLInputElement ? 'input' : 'change'));
  into.dispatchEvent(new Event('change'));
  await stage.updateComplete;
  await form(stage).updateComplete;
};
const why = (stage: CoverStage): string => text(form(stage).renderRoot.querySelector('.why'));
const fileOf = (stage: CoverStage): unknown => JSON.parse(stage.drafting.file);

describe('a form over five fields of a booklet', () => {
  before(() => withOwnDatabase('viewscreen-form'));
  beforeEach(forgetDrafts);
  afterEach(forgetDrafts);

  it('shows each field as the schema has it, and gives back the booklet unchanged', async () => {
    const stage = await stageOf();
    expect(fileOf(stage)).to.deep.equal(rifleman.document);
    expect(PATHS.map((path) => field(stage, path).localName)).to.deep.equal([
      ...['input', 'input', 'select', 'select', 'input'],
    ]);
    expect(PATHS.map((path) => field(stage, path).inputMode)).to.deep.equal([
      ...['text', 'numeric', '', '', 'text'],
    ]);
    expect(field(stage, 'mech.tonnage').value).to.equal('60');
    await expectAccessible(stage);
  });

  it('writes what is typed into its place, numbers as numbers, and removes what is empty', async () => {
    const stage = await stageOf();
    await type(stage, 'mech.tonnage', '65');
    await type(stage, 'statCard.maneuvers.0.colour', 'red');
    await type(stage, 'figure.jets', 'yes');
    await type(stage, 'mech.name', '');
    const { name: _name, ...mech } = rifleman.document.mech;
    expect(fileOf(stage)).to.have.deep.property('mech', { ...mech, tonnage: 65 });
    expect(fileOf(stage)).to.have.nested.property('statCard.maneuvers[0].colour', 'red');
    expect(fileOf(stage)).to.have.nested.property('figure.jets', true);
  });

  it('shows each fault at its field once the field was left, and keeps what was typed', async () => {
    const stage = await stageOf();
    await type(stage, 'mech.tonnage', '06O');
    expect(field(stage, 'mech.tonnage').value).to.equal('06O');
    expect(field(stage, 'mech.tonnage').getAttribute('aria-invalid')).to.equal('true');
    expect(why(stage)).to.contain('"06O" is not a number');
    await type(stage, 'mech.tonnage', '060');
    expect(field(stage, 'mech.tonnage').value).to.equal('060');
    expect(why(stage)).to.equal('');
    await type(stage, 'consoles.24.36', '28');
    expect(field(stage, 'consoles.24.36').getAttribute('aria-invalid')).to.equal('true');
    await expectAccessible(stage);
    field(stage, 'mech.name').focus();
    await form(stage).focusFault('form');
    expect(form(stage).shadowRoot?.activeElement).to.equal(field(stage, 'consoles.24.36'));
  });

  it('keeps what is typed, and can bring back what another booklet replaced', async () => {
    const stage = await stageOf();
    await type(stage, 'mech.name', 'Riflewoman');
    stage.remove();
    await loadAnew();
    const again = await stageOf();
    expect(field(again, 'mech.name').value).to.equal('Riflewoman');
    again.drafting.take(broughtIn(BOOKLETS, '{ "mech": { "name": "Other" } }'));
    await until(() => field(again, 'mech.name').value === 'Other');
    again.drafting.take(sure(again.drafting.earlier));
    await until(() => field(again, 'mech.name').value === 'Riflewoman');
  });
});
