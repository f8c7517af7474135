import type { Locale } from '../../shared/domain/locale.ts'
import { createTranslator, type Translator } from '../../shared/texts/translate.ts'
import { policyDefinitions, type PolicyDefinition } from './policy-definition.ts'

/** Where Group Policy writes; below `Software\Policies\Microsoft` device management would refuse the template. */
export const policyKey = 'Software\\Policies\\Deskmedic'
const defaultsKey = `${policyKey}\\Defaults`

const namespace = 'http://schemas.microsoft.com/GroupPolicy/2006/07/PolicyDefinitions'
const frame = `xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" revision="1.0" schemaVersion="1.0" xmlns="${namespace}"`
const declaration = '<?xml version="1.0" encoding="utf-8"?>'
const supported = 'SUPPORTED_Deskmedic_0_1'
const longestText = 1_000

/** One entry of the template: a value that is fixed, or one that a person starts with. */
type Entry = { readonly id: string; readonly key: string; readonly category: string; readonly of: PolicyDefinition }

function entries(): readonly Entry[] {
  const all = policyDefinitions()
  return [
    ...all.map((of) => ({ id: of.name, key: policyKey, category: 'Deskmedic', of })),
    ...all
      .filter(({ canBeDefault }) => canBeDefault)
      .map((of) => ({ id: `Default_${of.name}`, key: defaultsKey, category: 'Defaults', of })),
  ]
}

/** The files as Windows wants them, by their place below `PolicyDefinitions`. */
export function templateFiles(): Readonly<Record<string, string>> {
  return {
    'deskmedic.admx': policyTemplate(),
    'en-US/deskmedic.adml': policyTemplateTexts('en'),
    'ko-KR/deskmedic.adml': policyTemplateTexts('ko'),
    'zh-CN/deskmedic.adml': policyTemplateTexts('zh'),
  }
}

/** The administrative template (ADMX) of everything that a policy may fix. */
function policyTemplate(): string {
  return lines([
    declaration,
    `<policyDefinitions ${frame}>`,
    '  <policyNamespaces>',
    '    <target prefix="deskmedic" namespace="Deskmedic.Policies.Deskmedic" />',
    '  </policyNamespaces>',
    '  <resources minRequiredRevision="1.0" />',
    '  <supportedOn>',
    '    <definitions>',
    `      <definition name="${supported}" displayName="$(string.${supported})" />`,
    '    </definitions>',
    '  </supportedOn>',
    '  <categories>',
    '    <category name="Deskmedic" displayName="$(string.Deskmedic)" />',
    '    <category name="Defaults" displayName="$(string.Defaults)">',
    '      <parentCategory ref="Deskmedic" />',
    '    </category>',
    '  </categories>',
    '  <policies>',
    ...entries().flatMap(policyLines),
    '  </policies>',
    '</policyDefinitions>',
  ])
}

function policyLines({ id, key, category, of }: Entry): readonly string[] {
  const { form, name } = of
  const shown = `displayName="$(string.${id})" explainText="$(string.${id}_About)"`
  const isSwitch = form.kind === 'switch'
  const value = isSwitch ? ` valueName="${name}"` : ` presentation="$(presentation.${id})"`
  return [
    `    <policy name="${id}" class="Both" ${shown} key="${key}"${value}>`,
    `      <parentCategory ref="${category}" />`,
    `      <supportedOn ref="${supported}" />`,
    ...(isSwitch
      ? [
          '      <enabledValue>',
          '        <decimal value="1" />',
          '      </enabledValue>',
          '      <disabledValue>',
          '        <decimal value="0" />',
          '      </disabledValue>',
        ]
      : [
          '      <elements>',
          ...elementLines({ id, key, category, of }).map((line) => `        ${line}`),
          '      </elements>',
        ]),
    '    </policy>',
  ]
}

function elementLines({ id, key, of: { name, form } }: Entry): readonly string[] {
  if (form.kind === 'number')
    return [
      `<decimal id="${id}" valueName="${name}" required="true" minValue="${form.least}" maxValue="${form.most}" />`,
    ]
  if (form.kind === 'list')
    return [`<list id="${id}" key="${key}\\${name}" ${form.named ? 'explicitValue="true"' : 'valuePrefix=""'} />`]
  if (form.kind !== 'choice')
    return [`<text id="${id}" valueName="${name}" required="true" maxLength="${longestText}" />`]
  return [
    `<enum id="${id}" valueName="${name}" required="true">`,
    ...form.values.flatMap((value) => [
      `  <item displayName="$(string.${choiceId(name, value)})">`,
      '    <value>',
      `      <string>${escaped(value)}</string>`,
      '    </value>',
      '  </item>',
    ]),
    '</enum>',
  ]
}

/** The texts of the template (ADML) in one language. */
function policyTemplateTexts(locale: Locale): string {
  const translator = createTranslator(locale)
  return lines([
    declaration,
    `<policyDefinitionResources ${frame}>`,
    `  <displayName>${escaped(translator.text('policy.vendor'))}</displayName>`,
    `  <description>${escaped(translator.text('policy.vendor'))}</description>`,
    '  <resources>',
    '    <stringTable>',
    ...strings(translator).map(([id, text]) => `      <string id="${id}">${escaped(text)}</string>`),
    '    </stringTable>',
    '    <presentationTable>',
    ...entries().flatMap((entry) => presentationLines(entry, translator)),
    '    </presentationTable>',
    '  </resources>',
    '</policyDefinitionResources>',
  ])
}

function strings(translator: Translator): readonly (readonly [id: string, text: string])[] {
  const choices = policyDefinitions().flatMap(({ name, form }) =>
    form.kind === 'choice' ? form.values.map((value) => [choiceId(name, value), value] as const) : [],
  )
  return [
    [supported, translator.text('policy.supported')],
    ['Deskmedic', translator.text('policy.vendor')],
    ['Defaults', translator.text('policy.defaults')],
    ...entries().flatMap(({ id, category, of: { name } }) => {
      const about = translator.text(`policy.${name}.about`)
      const isDefault = category === 'Defaults'
      return [
        [id, translator.text(`policy.${name}`)] as const,
        [`${id}_About`, isDefault ? `${about} ${translator.text('policy.defaultAbout')}` : about] as const,
      ]
    }),
    ...choices,
  ]
}

function presentationLines({ id, of: { name, form } }: Entry, translator: Translator): readonly string[] {
  if (form.kind === 'switch') return []
  const label = escaped(translator.text(`policy.${name}`))
  const fields = {
    choice: `<dropdownList refId="${id}" noSort="true">${label}</dropdownList>`,
    number: `<decimalTextBox refId="${id}">${label}</decimalTextBox>`,
    list: `<listBox refId="${id}">${label}</listBox>`,
    text: `<textBox refId="${id}"><label>${label}</label></textBox>`,
  }
  return [`      <presentation id="${id}">`, `        ${fields[form.kind]}`, '      </presentation>']
}

function choiceId(name: string, value: string): string {
  return `${name}_Value_${value.replaceAll('-', '_')}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function lines(all: readonly string[]): string {
  return `${all.join('\r\n')}\r\n`
}
