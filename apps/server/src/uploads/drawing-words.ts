const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * SVG's elements that draw, without those that run or embed (`script`, `foreignObject`), link (`a`), fetch or change
 * an attribute later (`animate`, `set`). Source: SVG 2, its element index, and Filter Effects 1.
 */
export const ELEMENTS = wordsOf(`
  svg g defs symbol use title desc metadata style switch view
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

/** Their attributes without a namespace: geometry, presentation and names. None begins with `on`. */
export const ATTRIBUTES = wordsOf(`
  id class lang role tabindex version baseProfile viewBox preserveAspectRatio width height x y z x1 x2 y1 y2 cx cy
  r rx ry fx fy fr dx dy d points pathLength transform transform-origin rotate textLength lengthAdjust startOffset
  method spacing side media type gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits
  patternTransform clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits in in2 result mode values operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX
  targetY edgeMode kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent
  scale xChannelSelector yChannelSelector azimuth elevation stdDeviation radius tableValues slope intercept amplitude
  exponent baseFrequency numOctaves seed stitchTiles pointsAtX pointsAtY pointsAtZ limitingConeAngle
  requiredFeatures requiredExtensions systemLanguage enable-background zoomAndPan contentStyleType contentScriptType
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering color-profile cursor direction display dominant-baseline fill fill-opacity fill-rule filter
  flood-color flood-opacity font font-family font-feature-settings font-kerning font-size font-size-adjust
  font-stretch font-style font-variant font-weight glyph-orientation-horizontal glyph-orientation-vertical
  image-rendering isolation kerning letter-spacing lighting-color line-height marker marker-end marker-mid
  marker-start mask mask-type mix-blend-mode opacity overflow paint-order pointer-events shape-rendering
  stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width text-align text-anchor text-decoration text-rendering unicode-bidi vector-effect
  visibility white-space word-spacing writing-mode
`);

/** What drawing programs write down for themselves; a browser makes nothing of it. */
export const INERT_NAMESPACES = wordsOf(`
  http://www.w3.org/1999/02/22-rdf-syntax-ns#
  http://creativecommons.org/ns#
  http://web.resource.org/cc/
  http://purl.org/dc/elements/1.1/
  http://www.inkscape.org/namespaces/inkscape
  http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd
  http://www.bohemiancoding.com/sketch/ns
  http://www.serif.com/
  http://www.figma.com/figma/ns
  http://schemas.microsoft.com/visio/2003/SVGExtensions/
`);
