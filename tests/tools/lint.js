// What oxlint refuses in tests besides its own rules: an expectation that nothing could fail.

const message =
  'this matches whatever is there: say what it has to be (toEqual for an empty object)';

/** Matchers that ask for a part of an object, down to any depth. */
const OF_A_PART = ['toMatchObject', 'objectContaining'];

const nameOf = (callee) =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : '';

/** The empty objects inside a value that is written out. */
const emptyIn = (node) => {
  switch (node?.type) {
    case 'ObjectExpression':
      return node.properties.length === 0
        ? [node]
        : node.properties.flatMap((property) => emptyIn(property.value));
    case 'ArrayExpression':
      return node.elements.flatMap(emptyIn);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return emptyIn(node.expression);
    default:
      return [];
  }
};

/** `toMatchObject({ rounds: {} })`, `objectContaining({})`, `arrayContaining([])`, `expect.anything()`. */
const matchesSomething = {
  create: (context) => ({
    CallExpression(node) {
      const name = nameOf(node.callee);
      const [first] = node.arguments;
      const empty = OF_A_PART.includes(name) ? emptyIn(first) : [];
      if (name === 'arrayContaining' && first?.elements?.length === 0) empty.push(first);
      if (name === 'anything' && node.callee.object.name === 'expect') empty.push(node);
      for (const each of empty) context.report({ node: each, message });
    },
  }),
};

export default { meta: { name: 'can-fail' }, rules: { 'matches-something': matchesSomething } };
