package alea.site;

import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Block;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/** What is to be read in a part of a page, without its markup. */
final class PlainWords extends AbstractVisitor {
    private final StringBuilder words = new StringBuilder();

    private PlainWords() {}

    static String of(Node node) {
        var reader = new PlainWords();
        node.accept(reader);
        return reader.words.toString().strip();
    }

    @Override
    public void visit(Text text) {
        words.append(text.getLiteral());
    }

    @Override
    public void visit(Code code) {
        words.append(code.getLiteral());
    }

    @Override
    public void visit(FencedCodeBlock block) {
        words.append(block.getLiteral()).append(' ');
    }

    @Override
    public void visit(IndentedCodeBlock block) {
        words.append(block.getLiteral()).append(' ');
    }

    @Override
    public void visit(SoftLineBreak lineBreak) {
        words.append(' ');
    }

    @Override
    public void visit(HardLineBreak lineBreak) {
        words.append(' ');
    }

    @Override
    protected void visitChildren(Node parent) {
        super.visitChildren(parent);
        if (parent instanceof Block || parent instanceof CustomNode) { // a cell of a table is no block
            words.append(' ');
        }
    }
}
