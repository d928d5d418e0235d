/** Where the office is: a sketch with its streets named; the same page says it in words. */
export const map = `<svg class="drawing" viewBox="0 0 440 300" role="img" aria-label="Sketch map: the office stands on Lantern Street, one block above Marine Drive and the river. Parking, the ramp and the elevator are reached from Gull Alley, behind it.">
<path class="s" d="M14 20h34M60 34h46M128 18h40M196 36h52M262 14h30M300 42h30M400 18h30M392 40h26"/>
<path class="b" d="M0 54C90 48 150 58 230 54S370 48 440 54"/>
<path d="M150 84V55M176 84V56M0 84h150M176 84h264M0 108h150M176 108h142M334 108h106M150 108v124M176 108v124M318 108v124M334 108v124M0 232h150M176 232h142M334 232h106M0 254h150M176 254h264M150 254v46M176 254v46"/>
<path d="M284 140h28v76h-28M284 152.7h28M284 165.3h28M284 178h28M284 190.7h28M284 203.3h28"/>
<path class="b" d="M184 124h92v92h-92z"/>
<path class="r" d="M142 136h42M312 146h30"/><path class="r b" d="M184 130v12M276 140v12"/>
<g class="names"><text x="296" y="30" class="water">Columbia River</text><text x="12" y="75">Riverwalk</text><text x="12" y="101">Marine Drive</text><text x="12" y="248">Duane Street</text><text transform="translate(168 226) rotate(-90)">Lantern St.</text><text transform="translate(330.5 229) rotate(-90)" class="small">Gull Alley</text><text x="230" y="167" class="here">Larch &amp;</text><text x="230" y="185" class="here">Tern</text><text x="138" y="140" class="end">Front door</text><text x="298" y="133" class="here">P</text><text x="347" y="150">Parking,</text><text x="347" y="167">ramp and</text><text x="347" y="184">elevator</text></g>
</svg>`
